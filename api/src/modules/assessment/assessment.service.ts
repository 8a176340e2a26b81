import { AiError } from '../../adapters/ai/ai.js';
import type {
  AssessmentInput,
  AssessmentResult,
  AssessorIdentity,
  FluencyEstimate,
  Judge,
  JudgeInput,
  Judgement,
} from './assessment.types.js';
import { limitsOf } from './assessor-limits.js';
import { cap } from './cap.js';
import { gate } from './gate.js';
import { gateTalk } from './gate-talk.js';
import { estimateFluency } from './judge-builtin/fluency/fluency-estimate.js';
import { seemsOffTopic, topicOverlap } from './judge-builtin/topic.js';
import { type Measured, measure } from './measure/measure.js';
import { fluencyFeedback, pronunciationGuidance } from './speech-feedback.js';
import { summarizeTalk } from './talk/summarize-talk.js';
import { inWholeTranscript } from './talk-transcript.js';
import { countSyllables } from './text/syllables.js';
import { wordsOf } from './text/words.js';
import { total } from './total.js';
import { validate } from './validate.js';

export interface Judges {
  readonly model: Judge | null;
  readonly builtIn: Judge;
}

interface AssessmentOptions {
  /** Nothing is sent to a provider. */
  readonly builtInOnly?: boolean;
}

interface Judged {
  readonly judgement: Judgement;
  readonly assessor: AssessorIdentity;
  readonly cautions: readonly string[];
}

/** Bands between the two judges beyond which a teacher should look. */
const GAP_MAX = 2;

/** The pipeline: measure → gate → judge → validate → cap → total. It stores nothing. */
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
    if (refusal || !transcript) {
      const unheard = refusal && /^(?:silent|noise|tooShort)$/.test(refusal.reason);
      return {
        outcome: 'notMarked',
        assessor: this.judges.builtIn.identityFor(input.partType),
        measurements,
        fluency: unheard ? null : this.fluencyOf(measured, input),
        cautions: [],
        reason: refusal?.reason ?? 'noTranscript',
        because: refusal?.because ?? '',
        advice: refusal?.advice ?? '',
      };
    }

    const fluency = this.fluencyOf(measured, input);
    const judged = await this.judge({ ...input, transcript, measurements }, options);
    const valid = validate(judged.judgement, input.partType, transcript.text);
    const capped = cap(valid, transcript);
    const { marks, findings, sections } = capped.judgement;
    return {
      outcome: 'marked',
      assessor: judged.assessor,
      measurements,
      fluency,
      cautions: [...judged.cautions, ...capped.cautions, ...sourceCautions(input)],
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

  private async judge(input: JudgeInput, { builtInOnly }: AssessmentOptions): Promise<Judged> {
    const { model, builtIn } = this.judges;
    if (!model || builtInOnly) return this.judgeBuiltIn(input, []);
    try {
      const judgement = await model.judge(input);
      const second = await builtIn.judge(input);
      return {
        judgement,
        assessor: model.identityFor(input.partType),
        cautions: gapCautions(judgement, second),
      };
    } catch (error) {
      if (!(error instanceof AiError) || error.retryable) throw error;
      const name = model.identityFor(input.partType).model ?? 'The AI assessor';
      return this.judgeBuiltIn(input, [`${name} could not mark this answer, so the built-in assessor did.`]);
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
    return { judgement, assessor, cautions: [...cautions, ...topic] };
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

function gapCautions(judgement: Judgement, second: Judgement): string[] {
  const apart = judgement.marks.some(({ criterion, band }) => {
    const other = second.marks.find((mark) => mark.criterion === criterion)?.band ?? null;
    return band !== null && other !== null && Math.abs(band - other) > GAP_MAX;
  });
  return apart
    ? ['The AI assessor and the built-in assessor are far apart on this answer: ask a teacher to look at it.']
    : [];
}

function sourceCautions({ transcript, recording }: AssessmentInput): string[] {
  if (transcript?.source === 'clientSent')
    return ['The words were sent by the app that you used and were not checked against a recording.'];
  if (transcript?.source === 'typed' && recording)
    return ['The words were typed by you, so the marks are for what you typed.'];
  return [];
}
