import { ChevronRight, UsersRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PAGE_SIZE_MAX } from 'schema/rules/limits';
import { useStudentCountQuery } from '../../generated/students';
import { countWords } from './studentCount';
import './students-card.scss';

/** A teacher's way to their students, and how many there are. */
export function StudentsCard() {
  const { data } = useStudentCountQuery({ variables: { first: PAGE_SIZE_MAX } });
  return (
    <Link className="panel students-card dashboard-wide" to="/students">
      <span className="tile tone-plum">
        <UsersRound size={22} aria-hidden="true" />
      </span>
      <span>
        <strong>Your students</strong>
        <span className="soft small figures">
          {data ? countWords(data.students) : 'Add them, and record for them'}
        </span>
      </span>
      <ChevronRight size={20} aria-hidden="true" />
    </Link>
  );
}
