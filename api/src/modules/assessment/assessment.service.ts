import { AiError, type Charge } from '../../adapters/ai/ai.js';
import type {
  AssessmentInput,
  AssessmentResult,
  AssessorIdentity,
  Calibration,
  FluencyEstimate,
  Judge,
  JudgeInput,
  Judgement,
  PaidJudge,
} from './assessment.types.js';
import { limitsOf } from './assessor-limits.js';
import { calibrate } from './calibrate.js';
import { cap } from './cap.js';
import { BUDGET_USED_UP, couldNotMark, FAR_APART, GAVE_IN, PLEADING } from './cautions.js';
import { gate } from './gate.js';
import { gateTalk } from './gate-talk.js';
import { estimateFluency } from './judge-builtin/fluency/fluency-estimate.js';
import { seemsOffTopic, topicOverlap } from './judge-builtin/topic.js';
import { gapBetween } from './judge-gap.js';
import { type Measured, measure } from './measure/measure.js';
import { pleads } from './pleads.js';
import { fluencyFeedback, pronunciationGuidance } from './speech-feedback.js';
import { summarizeTalk } from './talk/summarize-talk.js';
import { inWholeTranscript } from './talk-transcript.js';
import { countSyllables } from './text/syllables.js';
import { wordsOf } from './text/words.js';
import { total } from './total.js';
import { validate } from './validate.js';

export interface Judges {
  readonly model: PaidJudge | null;
  readonly builtIn: Judge;
}

interface AssessmentOptions {
  /** Who pays for the model; without it nothing is sent to a provider. */
  readonly charge?: Charge | null;
  /** What is known before, told with the result. */
  readonly cautions?: readonly string[];
  /** Those of the part that are in force, of any assessor; left out: none. */
  readonly calibrations?: readonly Calibration[];
}

interface Judged {
  readonly judgement: Judgement;
  readonly assessor: AssessorIdentity;
  readonly cautions: readonly string[];
  /** The two judges: a teacher should look. */
  readonly areApart: boolean;
}

const PLEADS = ['addressesAssessor'] as const;
const APART = ['judgesApart'] as const;

/** The pipeline: measure → gate → judge → validate → calibrate → cap → total. It stores nothing. */
export class AssessmentService {
  constructor(private readonly judges: Judges) {}

  /**
   * @returns marks with their evidence, or why there are none
   * @throws AiError when the model's provider may answer later (retryable): the job tries again
   */
  async assess(input: AssessmentInput, options: AssessmentOptions = {}): Promise<AssessmentResult> {
    const { recording, transcript } = input;
    const measured = recording && measure(recording, transcript);
    const measurements = measured?.measurements ?? null;
    const refusal = input.talk ? gateTalk(input.talk) : gate(measured, transcript);
    const isPlea = pleads(input);
    const before = [...(options.cautions ?? []), ...(isPlea ? [PLEADING] : [])];
    if (refusal || !transcript) {
      const unheard = refusal && /^(?:silent|noise|tooShort)$/.test(refusal.reason);
      return {
        outcome: 'notMarked',
        assessor: this.judges.builtIn.identityFor(input.partType),
        measurements,
        fluency: unheard ? null : this.fluencyOf(measured, input),
        cautions: before,
        flags: isPlea ? ['addressesAssessor'] : [],
        reason: refusal?.reason ?? 'noTranscript',
        because: refusal?.because ?? '',
        advice: refusal?.advice ?? '',
      };
    }

    const fluency = this.fluencyOf(measured, input);
    const judged = await this.judge({ ...input, transcript, measurements }, options.charge ?? null, isPlea);
    const valid = validate(judged.judgement, input.partType, transcript.text);
    const calibrated = calibrate(valid, judged.assessor, options.calibrations ?? []);
    const capped = cap(calibrated, transcript);
    const { marks, findings, sections } = capped.judgement;
    return {
      outcome: 'marked',
      assessor: judged.assessor,
      measurements,
      fluency,
      cautions: [...before, ...judged.cautions, ...capped.cautions, ...sourceCautions(input)],
      flags: [...(isPlea ? PLEADS : []), ...(judged.areApart ? APART : [])],
      marks,
      ...total(marks, input.partType),
      findings: input.talk ? inWholeTranscript(findings, input.talk) : findings,
      ...(input.talk && { talk: summarizeTalk(input.talk, input.question) }),
      // Nobody can hear a transcript: what is said about the voice comes from the measurements, for either judge.
      sections: {
        ...sections,
        fluency: fluencyFeedback(measurements, fluency),
        pronunciationGuidance: pronunciationGuidance(measurements, transcript.text),
      },
      limits: limitsOf(judged.assessor, input.partType),
    };
  }

  /** @param isPlea the words ask for marks: then a model that is far more generous than the rules is not believed */
  private async judge(input: JudgeInput, charge: Charge | null, isPlea: boolean): Promise<Judged> {
    const { model, builtIn } = this.judges;
    if (!model || !charge) return this.judgeBuiltIn(input, []);
    try {
      const judgement = await model.judge(input, charge);
      const gap = gapBetween(judgement, await builtIn.judge(input));
      if (isPlea && gap.above) return { ...(await this.judgeBuiltIn(input, [GAVE_IN])), areApart: true };
      const areApart = gap.above || gap.below;
      const cautions = areApart ? [FAR_APART] : [];
      return { judgement, assessor: model.identityFor(input.partType), cautions, areApart };
    } catch (error) {
      if (!(error instanceof AiError) || error.retryable) throw error;
      const name = model.identityFor(input.partType).model ?? 'The AI assessor';
      return this.judgeBuiltIn(input, [error.kind === 'budget' ? BUDGET_USED_UP : couldNotMark(name)]);
    }
  }

  private async judgeBuiltIn(input: JudgeInput, cautions: readonly string[]): Promise<Judged> {
    const judgement = await this.judges.builtIn.judge(input);
    const offTopic = seemsOffTopic(topicOverlap(input.question, input.transcript.text));
    const topic = offTopic
      ? [
          'None of your words match the question. If you spoke about something else, answer the question again.',
        ]
      : [];
    const assessor = this.judges.builtIn.identityFor(input.partType);
    return { judgement, assessor, cautions: [...cautions, ...topic], areApart: false };
  }

  /** The words count only where a transcriber heard them: what is typed from memory has another length. */
  private fluencyOf(measured: Measured | null, { transcript }: AssessmentInput): FluencyEstimate | null {
    if (!measured) return null;
    const heard = transcript && (transcript.source === 'server' || transcript.source === 'browser');
    const words = heard ? wordsOf(transcript.text) : [];
    const syllables = words.reduce((sum, { lower }) => sum + countSyllables(lower), 0);
    return estimateFluency(measured.acoustic, words.length > 0 ? { words: words.length, syllables } : null);
  }
}

function sourceCautions({ transcript, recording }: AssessmentInput): string[] {
  if (transcript?.source === 'clientSent')
    return ['The words were sent by the app that you used and were not checked against a recording.'];
  if (transcript?.source === 'corrected')
    return ['The transcript was corrected by hand, so these marks are for the corrected words.'];
  if (transcript?.source === 'typed' && recording)
    return ['The words were typed by you, so the marks are for what you typed.'];
  return [];
}
