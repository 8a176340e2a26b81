import { Coins, MessagesSquare } from 'lucide-react';
import { type SpendingQuery, useSpendingQuery } from '../../generated/spending';
import { day } from '../../lib/format';
import { EmptyState } from '../../ui/EmptyState';
import { StatCard } from '../../ui/StatCard';
import { amountText, PURPOSE_WORDS, spentToday } from './spentToday';

/** What providers have cost today, beside what a day may cost. */
export function SpendingTab() {
  const { data, error, refetch } = useSpendingQuery({ fetchPolicy: 'network-only' });
  if (error && !data)
    return (
      <div className="panel" role="alert">
        <EmptyState
          title="The spending could not be loaded"
          action={
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => void refetch().catch(() => undefined)}
            >
              Try again
            </button>
          }
        />
      </div>
    );
  if (!data)
    return (
      <div role="status">
        <span className="visually-hidden">Loading the spending</span>
        <div className="skeleton admin-row-loading" />
      </div>
    );
  const { spending, assessor } = data;
  const isConfigured = !assessor.demoMode || assessor.transcribes;
  if (!isConfigured && spentToday(spending).calls === 0)
    return (
      <div className="panel">
        <EmptyState title="No provider is configured">
          The built-in assessor marks and the built-in partner talks: they cost nothing.
        </EmptyState>
      </div>
    );
  return <Today spending={spending} />;
}

function Today({ spending }: { spending: SpendingQuery['spending'] }) {
  const { amount, calls, purposes } = spentToday(spending);
  const { today, capPerDay, capPerUserDay } = spending;
  const date = day(today, 'UTC');
  return (
    <section className="spending" aria-label={`Spending of ${date}`}>
      <div className="spending-figures">
        <StatCard
          label="Spent today"
          value={amountText(amount)}
          unit={capPerDay === null ? undefined : `of ${amountText(capPerDay)}`}
          note={capPerDay === null ? 'No cap is set for a day.' : 'At the cap the built-in assessor goes on.'}
          icon={Coins}
          tone="amber"
        />
        <StatCard
          label="Calls answered today"
          value={calls}
          note={
            capPerUserDay === null
              ? 'No cap is set for one user.'
              : `One user: ${amountText(capPerUserDay)} a day.`
          }
          icon={MessagesSquare}
        />
      </div>
      <div className="panel">
        <h2 className="panel-title">What for</h2>
        {purposes.length === 0 ? (
          <p className="soft mb-0">No provider has been called today.</p>
        ) : (
          <table className="spending-table figures">
            <caption className="visually-hidden">Calls and their cost, {date}</caption>
            <thead>
              <tr>
                <th scope="col">Purpose</th>
                <th scope="col">Calls</th>
                <th scope="col">Cost</th>
              </tr>
            </thead>
            <tbody>
              {purposes.map(({ purpose, calls: made, amount: cost }) => (
                <tr key={purpose}>
                  <th scope="row">{PURPOSE_WORDS[purpose]}</th>
                  <td>{made}</td>
                  <td>{amountText(cost)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className="soft small mb-0 mt-3">
          {date}, in the currency of the prices in the settings; 0 where no prices are set.
        </p>
      </div>
    </section>
  );
}
