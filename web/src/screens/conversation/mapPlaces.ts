export interface Place {
  /** Of the middle of a bubble, percent of the map. */
  readonly x: number;
  readonly y: number;
}

const RADIUS = { x: 35, y: 40 };

/** Where the bubbles stand: evenly around the topic, the first one on top, clockwise. */
export const mapPlaces = (count: number): Place[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    return { x: 50 + RADIUS.x * Math.cos(angle), y: 50 + RADIUS.y * Math.sin(angle) };
  });
