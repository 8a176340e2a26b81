import { type BarShapeProps, Rectangle } from 'recharts';

/** A bar whose colours are those of a class. */
export const Column = ({ x, y, width, height, radius, className }: BarShapeProps) => (
  <Rectangle x={x} y={y} width={width} height={height} radius={radius} className={className} />
);
