import { type ReactNode, Suspense } from 'react';
import './plot.scss';

interface PlotProps {
  /** Pixels of the drawing, kept free while it loads. */
  height: number;
  /** What the vertical axis counts; stands above it, where it can be read without turning the head. */
  up?: string;
  /** What the horizontal axis counts. */
  along?: string;
  children: ReactNode;
}

/** A drawing with its axes named. */
export const Plot = ({ height, up, along, children }: PlotProps) => (
  <div className="plot">
    {up && <p className="plot-axis">{up}</p>}
    <div style={{ height }}>
      <Suspense fallback={<div className="skeleton h-100" />}>{children}</Suspense>
    </div>
    {along && <p className="plot-axis plot-axis-along">{along}</p>}
  </div>
);
