import type { MessageRowFragment } from '../../generated/admin';
import { dayAndTime } from '../../lib/format';
import { useViewer } from '../../lib/viewer';
import { Badge } from '../../ui/Badge';
import { replyAddress } from './replyAddress';

interface MessageProps {
  message: MessageRowFragment;
  busy: boolean;
  onMark: () => void;
}

/** One message to the team, and the way to an answer. */
export function Message({ message, busy, onMark }: MessageProps) {
  const { timeZone } = useViewer();
  const { name, email, subject, createdAt, deliveredAt, isHandled, isUrgent } = message;
  return (
    <li className="panel admin-item">
      <div className="admin-item-head">
        {isUrgent && <Badge tone="coral">URGENT</Badge>}
        <h2 className="admin-item-title">{subject}</h2>
      </div>
      <p className="small">
        <strong>{name}</strong>
        <span className="soft">
          , {email}, {dayAndTime(createdAt, timeZone)}
          {deliveredAt === null ? '' : ', also sent by e-mail'}
        </span>
      </p>
      <p className="admin-item-words">{message.message}</p>
      <div className="admin-item-acts">
        <a className="btn btn-primary" href={replyAddress(email, subject)} aria-label={`Reply to ${name}`}>
          Reply
        </a>
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={`${isHandled ? 'Mark as not handled' : 'Mark as handled'}: ${subject}`}
          onClick={onMark}
          disabled={busy}
        >
          {isHandled ? 'Mark as not handled' : 'Mark as handled'}
        </button>
      </div>
    </li>
  );
}
