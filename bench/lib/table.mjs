/**
 * Prints rows as aligned columns; the first column to the left, the others to the right.
 *
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export function printTable(head, rows) {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column].length)));
  const line = (row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('   ');
  console.log(`\n${line(head)}\n${widths.map((width) => '─'.repeat(width)).join('───')}`);
  for (const row of rows) console.log(line(row));
  console.log('');
}

/** Beside a figure: its target, and whether it is met. */
export const verdict = (met, target) => `${target} ${met ? 'met' : 'MISSED'}`;
