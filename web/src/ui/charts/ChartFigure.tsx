import { type ReactNode, useId } from 'react';
import './chart-figure.scss';

interface ChartFigureProps {
  /** States the finding: "Bands rose from 3 to 4 in six weeks". */
  title: string;
  /** Units, n, where the numbers come from. */
  note?: string;
  /** Columns and rows behind the picture, already formatted. The first cell of a row names it. */
  table: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
  /** The picture. Screen readers get the table in its place. */
  children: ReactNode;
  /** The heading's level where the chart stands. */
  headingLevel?: 2 | 3 | 4;
}

/** A chart as a report shows it: a title that states the finding, the picture, and the table behind it. */
export function ChartFigure({ title, note, table, children, headingLevel = 3 }: ChartFigureProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="chart-figure" aria-labelledby={id}>
      <Heading id={id} className="chart-title">
        {title}
      </Heading>
      {note && <p className="soft small chart-note">{note}</p>}
      <div aria-hidden="true">{children}</div>
      <details className="chart-data">
        <summary id={`${id}-numbers`}>Show the numbers</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
        <section className="chart-table" tabIndex={0} aria-labelledby={`${id} ${id}-numbers`}>
          <table>
            <thead>
              <tr>
                {table.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row) => (
                <tr key={row.join('|')}>
                  {row.map((cell, index) =>
                    index === 0 ? (
                      <th key={table.columns[index]} scope="row">
                        {cell}
                      </th>
                    ) : (
                      <td key={table.columns[index]} className="figures">
                        {cell}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  );
}
