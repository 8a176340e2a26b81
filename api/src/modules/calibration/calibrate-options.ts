import { parseArgs } from 'node:util';
import { CRITERIA, type Criterion } from 'schema/rules/choices';

export interface CalibrateOptions {
  readonly wantsHelp: boolean;
  readonly isRemoval: boolean;
  readonly isDryRun: boolean;
  /** Null: each criterion. */
  readonly criterion: Criterion | null;
}

export const CALIBRATE_HELP = `npm run calibrate [-- options]

Moves the marks of this version of the assessor to what teachers give. Needs 100 answers, of at least 10 students, that
a teacher has marked before seeing the machine's marks. What is marked from then on is calibrated; what is marked
already stays as it is. Nothing is stored where it does not bring the marks nearer to those of teachers.

  --dry-run              says what it would do, and changes nothing
  --criterion <name>     only ${CRITERIA.join(', ').replace(/, (\w+)$/, ' or $1')}
  --remove               ends the calibrations: marks are the assessor's own again
  --help                 this text

Reads the settings of the product (.env), and may run beside it.`;

/** Says in one sentence what is wrong with the options. */
export class OptionError extends Error {}

/** @throws OptionError */
export function readCalibrateOptions(args: readonly string[]): CalibrateOptions {
  const { help = false, remove = false, criterion, ...values } = parsed(args);
  const known = CRITERIA.find((one) => one === criterion);
  if (criterion !== undefined && !known)
    throw new OptionError(`There is no criterion "${criterion}". It is one of ${CRITERIA.join(', ')}.`);
  return {
    wantsHelp: help,
    isRemoval: remove,
    isDryRun: values['dry-run'] ?? false,
    criterion: known ?? null,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean' },
        remove: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        criterion: { type: 'string' },
      },
    }).values;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new OptionError(`${error.message.split('. ')[0]}.`, { cause: error });
  }
}
