import './line-chart.scss';

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Zone {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  /** Class that sets `--tone` and `--tone-soft`. */
  readonly className: string;
}

interface LineChartProps {
  /** Single values, drawn as dots; more of them in one place make it darker. */
  points: readonly Point[];
  /** What the line joins, in the order of x. */
  line: readonly Point[];
  /** Smallest and largest x. */
  domain: readonly [number, number];
  /** From the lowest to the highest, without a gap: they are the scale of y. */
  zones: readonly Zone[];
  /** What stands under x. */
  ticks: readonly { readonly x: number; readonly label: string }[];
}

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/**
 * One series over time, on zones that say what a height means. Words are HTML and strokes do not scale, so that it
 * is as wide as its place without any measuring. Stands in a ChartFigure, which has its title and its table.
 */
export function LineChart({ points, line, domain: [left, right], zones, ticks }: LineChartProps) {
  const bottom = zones[0]?.from ?? 0;
  const top = zones.at(-1)?.to ?? 1;
  const across = (x: number) => (right > left ? (x - left) / (right - left) : 0.5);
  const down = (y: number) => (top - y) / (top - bottom);
  const at = ({ x, y }: Point) => `${(across(x) * 100).toFixed(2)} ${(down(y) * 100).toFixed(2)}`;
  const last = line.at(-1);
  return (
    <div className="line-chart">
      <div className="line-chart-plot">
        {zones.map(({ from, to, label, className }) => (
          <div
            key={label}
            className={`line-chart-zone ${className}`}
            style={{ top: percent(down(to)), height: percent(down(from) - down(to)) }}
          >
            <span className="line-chart-zone-label">{label}</span>
            <span className="line-chart-y figures">{to}</span>
          </div>
        ))}
        <span className="line-chart-y line-chart-y-lowest figures">{bottom}</span>
        <div className="line-chart-inside">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            {/* A stroke of no length with round ends is a dot that keeps its shape */}
            {points.map((point, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two equal points are two dots
              <path key={index} className="line-chart-dot" d={`M${at(point)}h0.001`} />
            ))}
            <polyline className="line-chart-line" points={line.map(at).join(' ')} />
            {last && <path className="line-chart-last" d={`M${at(last)}h0.001`} />}
          </svg>
        </div>
      </div>
      <div className="line-chart-x">
        {ticks.map(({ x, label }) => (
          <span key={x} style={{ left: percent(across(x)) }} className={edge(across(x))}>
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Words at the edges stay inside. */
function edge(share: number): string {
  if (share < 0.1) return 'line-chart-x-first';
  return share > 0.9 ? 'line-chart-x-last' : '';
}
