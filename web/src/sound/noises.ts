/** What a match sounds like, made by this browser out of waves and noise: nothing was recorded. Each noise begins at a
 * time of the context and is over within two seconds. */
export type Noise = "paper" | "kick" | "net" | "whistle" | "crowd" | "die";

type Instrument = (context: BaseAudioContext, out: AudioNode, at: number) => void;

/** A gain that rises to `loud` and dies away. */
function swell(context: BaseAudioContext, out: AudioNode, at: number, rise: number, fall: number, loud: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  gain.connect(out);
  return gain;
}

/** Noise through a filter whose pitch goes from one to another. */
function rustle(context: BaseAudioContext, out: AudioNode, at: number, time: number, from: number, to: number, sharp: number) {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * time), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + time);
  source.connect(filter).connect(out);
  source.start(at);
}

function tone(context: BaseAudioContext, out: AudioNode, at: number, time: number, from: number, to: number) {
  const wave = context.createOscillator();
  wave.frequency.setValueAtTime(from, at);
  wave.frequency.exponentialRampToValueAtTime(to, at + time);
  wave.connect(out);
  wave.start(at);
  wave.stop(at + time);
}

export const NOISES: Record<Noise, Instrument> = {
  /** A card on the table. */
  paper: (context, out, at) => rustle(context, swell(context, out, at, 0.006, 0.07, 0.5), at, 0.09, 5200, 2600, 0.8),
  /** A boot on the ball: a thump and a slap. */
  kick: (context, out, at) => {
    tone(context, swell(context, out, at, 0.004, 0.14, 0.9), at, 0.16, 170, 52);
    rustle(context, swell(context, out, at, 0.002, 0.03, 0.35), at, 0.04, 2400, 1200, 1);
  },
  net: (context, out, at) => rustle(context, swell(context, out, at, 0.03, 0.4, 0.5), at, 0.45, 2200, 500, 0.9),
  /** A pea in the whistle makes it tremble. */
  whistle: (context, out, at) => {
    const tremble = context.createGain();
    tremble.gain.value = 0.7;
    const pea = context.createOscillator();
    pea.frequency.value = 34;
    pea.connect(tremble.gain);
    pea.start(at);
    pea.stop(at + 0.5);
    tremble.connect(swell(context, out, at, 0.02, 0.46, 0.16));
    for (const pitch of [2310, 2790]) tone(context, tremble, at, 0.48, pitch, pitch * 0.985);
  },
  /** The stand gets up. */
  crowd: (context, out, at) => {
    rustle(context, swell(context, out, at, 0.5, 1.4, 0.5), at, 1.9, 480, 760, 0.7);
    rustle(context, swell(context, out, at, 0.7, 1.2, 0.22), at, 1.9, 1300, 1000, 0.9);
  },
  /** It rolls over wood, and comes to rest. */
  die: (context, out, at) => {
    for (const [after, loud] of [[0, 0.7], [0.11, 0.5], [0.19, 0.35], [0.25, 0.22]] as const) {
      rustle(context, swell(context, out, at + after, 0.002, 0.035, loud), at + after, 0.05, 1150, 800, 4);
    }
  },
};
