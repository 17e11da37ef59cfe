/** A small line chart: numbers into points of an SVG. */

export interface Line {
  values: readonly number[];
}

export interface Chart {
  /** For each line its points, as for the `points` of a polyline. */
  lines: { x: number; y: number }[][];
  /** Values with a rule across the chart. */
  rules: { value: number; y: number }[];
  columns: { turn: number; x: number }[];
}

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function chart(lines: readonly Line[], box: Box): Chart {
  const all = lines.flatMap((line) => [...line.values]);
  const low = Math.min(0, ...all);
  const high = Math.max(low + 1, ...all);
  const last = Math.max(1, ...lines.map((line) => line.values.length - 1));
  const x = (turn: number): number => round(box.left + (turn / last) * (box.width - box.left - box.right));
  const y = (value: number): number =>
    round(box.height - box.bottom - ((value - low) / (high - low)) * (box.height - box.top - box.bottom));
  const every = step(high - low, 5);
  const rules: Chart["rules"] = [];
  for (let value = Math.ceil(low / every) * every; value <= high; value += every) rules.push({ value, y: y(value) });
  const wide = step(last, 10);
  const columns: Chart["columns"] = [];
  for (let turn = 0; turn <= last; turn += wide) columns.push({ turn, x: x(turn) });
  return {
    lines: lines.map((line) => line.values.map((value, turn) => ({ x: x(turn), y: y(value) }))),
    rules,
    columns,
  };
}

/** A round distance between rules, so that there are about so many. */
export function step(span: number, rules: number): number {
  for (let size = 1; ; size *= 10) {
    for (const factor of [1, 2, 5]) if (span / (size * factor) <= rules) return size * factor;
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;
