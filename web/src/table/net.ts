/** A net that gives way around a ball, as the path of its lines. */
export function bulging(width: number, height: number, ball: { x: number; y: number; r: number }, mesh: number): string {
  const reach = ball.r * 2.05;
  const give = (x: number, y: number) => {
    const [across, down] = [x - ball.x, y - ball.y];
    const near = 1 - Math.hypot(across, down) / reach;
    if (near <= 0) return `${x.toFixed(0)} ${y.toFixed(0)}`;
    const held = 1 - 0.62 * near * near;
    return `${(ball.x + across * held).toFixed(1)} ${(ball.y + down * held + near * near * ball.r * 0.14).toFixed(1)}`;
  };
  const along = (from: number, to: number, put: (at: number) => string) => {
    const points: string[] = [];
    for (let at = from; at <= to; at += 9) points.push(put(at));
    return `M${points.join("L")}`;
  };
  let drawn = "";
  for (let x = -mesh; x <= width + mesh; x += mesh) drawn += Math.abs(x - ball.x) > reach ? `M${x} 0V${height}` : along(-mesh, height + mesh, (y) => give(x, y));
  for (let y = -mesh; y <= height + mesh; y += mesh) drawn += Math.abs(y - ball.y) > reach ? `M0 ${y}H${width}` : along(-mesh, width + mesh, (x) => give(x, y));
  return drawn;
}
