import { Badge } from '../../ui/Badge';

const NOTIFICATIONS = [
  { key: 'reminders', label: 'Practice reminders' },
  { key: 'progress', label: 'Progress updates' },
  { key: 'questions', label: 'New questions available' },
];

/** What will be sent one day. Nothing is sent yet, and the switches say so (§2). */
export const NotificationsCard = () => (
  <section className="panel" aria-labelledby="notifications">
    <h2 id="notifications" className="panel-title">
      Notifications
    </h2>
    <ul className="settings-list">
      {NOTIFICATIONS.map(({ key, label }) => (
        <li key={key} className="form-check form-switch notification">
          <input
            id={`notify-${key}`}
            type="checkbox"
            className="form-check-input"
            disabled
            aria-describedby={`notify-${key}-state`}
          />
          <div>
            <label htmlFor={`notify-${key}`}>{label}</label>
            <span id={`notify-${key}-state`}>
              <Badge>Coming soon</Badge>
            </span>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
