import { Badge } from '../../ui/Badge';

const NOTIFICATIONS = [
  { key: 'reminders', label: 'Practice reminders', about: 'On days without an answer yet' },
  { key: 'progress', label: 'Progress updates', about: 'How your bands have moved' },
  { key: 'questions', label: 'New questions available', about: 'When the question bank grows' },
];

/** What will be sent one day. Nothing is sent yet, and the switches say so (§2). */
export const NotificationsCard = () => (
  <section className="panel" aria-labelledby="notifications">
    <h2 id="notifications" className="panel-title mb-2">
      Notifications
    </h2>
    <ul className="settings-list">
      {NOTIFICATIONS.map(({ key, label, about }) => (
        <li key={key}>
          <div className="form-check form-switch notification">
            <input
              id={`notify-${key}`}
              type="checkbox"
              className="form-check-input"
              disabled
              aria-describedby={`notify-${key}-state`}
            />
            <label htmlFor={`notify-${key}`}>
              {label}
              <span className="soft small">{about}</span>
            </label>
          </div>
          <span id={`notify-${key}-state`}>
            <Badge>Coming soon</Badge>
          </span>
        </li>
      ))}
    </ul>
  </section>
);
