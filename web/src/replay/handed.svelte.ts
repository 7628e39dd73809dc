/** A record that was dropped on a page without a place for it: it is watched where records are. */
export const handed = $state<{ file: File | null }>({ file: null });
