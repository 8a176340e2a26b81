interface Counted {
  readonly edges: readonly { readonly node: { readonly hasJoined: boolean } }[];
  readonly pageInfo: { readonly hasNextPage: boolean };
}

/** "40 students, 12 joined"; of a list that goes on only that it does. */
export function countWords({ edges, pageInfo }: Counted): string {
  const { length } = edges;
  if (pageInfo.hasNextPage) return `More than ${length} students`;
  if (length === 0) return 'None yet. Add the first, and record an answer for them.';
  const joined = edges.filter(({ node }) => node.hasJoined).length;
  return `${length} ${length === 1 ? 'student' : 'students'}, ${joined === 0 ? 'none' : joined} joined so far`;
}
