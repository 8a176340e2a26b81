interface Block {
  readonly mean: number;
  readonly weight: number;
  /** How many values it stands for. */
  readonly length: number;
}

/**
 * Isotonic regression by pooling adjacent violators (Ayer et al. 1955): the never falling values that are nearest to
 * the given ones, by weighted least squares.
 * @param weights above 0, one for each value
 */
export function isotonic(values: readonly number[], weights: readonly number[]): number[] {
  const blocks: Block[] = [];
  for (const [index, mean] of values.entries()) {
    let block: Block = { mean, weight: weights[index] ?? 1, length: 1 };
    for (let before = blocks.at(-1); before && before.mean > block.mean; before = blocks.at(-1)) {
      block = pooled(before, block);
      blocks.pop();
    }
    blocks.push(block);
  }
  return blocks.flatMap(({ mean, length }) => Array.from({ length }, () => mean));
}

function pooled(a: Block, b: Block): Block {
  const weight = a.weight + b.weight;
  return { mean: (a.mean * a.weight + b.mean * b.weight) / weight, weight, length: a.length + b.length };
}
