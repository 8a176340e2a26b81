import { maximumMark } from 'schema/rules/scoring';
import type { TeacherMarkingFieldsFragment } from '../../../generated/teacher-marks';
import { BandScale } from '../../../ui/BandScale';
import { CRITERION_TITLES } from '../content/marks';
import { differenceWords } from './differenceWords';
import './teacher-marks.scss';

type Marking = TeacherMarkingFieldsFragment['teacherMarking'];

interface BesideMachineProps {
  /** Who gave them: You, Your teacher. */
  marker: string;
  partType: TeacherMarkingFieldsFragment['partType'];
  given: NonNullable<Marking['given']>;
  machine: Marking['machine'];
}

/** A teacher's bands, each beside the assessor's where there is one, and what the teacher wrote. */
export function BesideMachine({ marker, partType, given, machine }: BesideMachineProps) {
  return (
    <div className="teacher-marks">
      {given.comment && <blockquote className="teacher-comment">{given.comment}</blockquote>}
      <ul className="teacher-criteria">
        {given.marks.map(({ criterion, band, notMarkedReason }) => {
          const assessed = machine?.find((one) => one.criterion === criterion);
          return (
            <li key={criterion}>
              <h4>{CRITERION_TITLES[criterion]}</h4>
              <div className="teacher-pair">
                <BandScale label={marker} band={band} />
                {assessed && <BandScale label="Lisan" band={assessed.band} />}
              </div>
              {notMarkedReason && <p className="soft small">Not marked by hand: {notMarkedReason}</p>}
              {assessed && <p className="soft small">{differenceWords(band, assessed.band)}</p>}
            </li>
          );
        })}
      </ul>
      {given.total !== null && (
        <p className="figures mb-0">
          {marker}: <strong>{given.total}</strong> of {maximumMark(partType)} marks
        </p>
      )}
    </div>
  );
}
