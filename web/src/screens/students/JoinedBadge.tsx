import { Badge } from '../../ui/Badge';

/** Whether an account has joined the entry. Why one has not, nobody tells the teacher. */
export const JoinedBadge = ({ hasJoined }: { hasJoined: boolean }) =>
  hasJoined ? <Badge tone="teal">Joined</Badge> : <Badge>Invited</Badge>;

/** The same in plain words. */
export const joinedWords = (hasJoined: boolean): string =>
  hasJoined
    ? 'They have joined with their own account, and read and hear what you record for them. What they practise alone stays theirs.'
    : 'Nobody with this address has accepted yet. You can record for them all the same; they see it once they accept in their Settings.';
