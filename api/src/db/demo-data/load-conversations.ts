import { conceptsIn } from 'schema/rules/conversation-concepts';
import { PHASES } from 'schema/rules/phases';
import { addStudentTurn, lockConversationsOf } from '../../modules/conversation/conversation.record.js';
import { Question } from '../../modules/questions/question.entity.js';
import type { User } from '../../modules/users/user.entity.js';
import { DEMO_CONVERSATIONS, type DemoConversation, type DemoTurn } from './demo-conversations.js';
import type { DemoStage } from './demo-stage.js';

/** The student thinks, clicks and listens between two turns. */
const PAUSE_SECONDS = 8;

/** Held with the product's own partner, turn by turn, and handed in. */
export async function loadConversations(stage: DemoStage, student: User): Promise<void> {
  for (const conversation of DEMO_CONVERSATIONS) await hold(stage, student, conversation);
}

async function hold(
  stage: DemoStage,
  student: User,
  { slug, begun, phases }: DemoConversation,
): Promise<void> {
  const { conversationAssessment, conversations } = stage.services;
  const question = await stage.em.findOne(Question, { slug });
  if (!question)
    throw new Error(`The question bank lacks the topic ${slug} that a demo conversation is about.`);
  const ctx = stage.as(student);
  stage.at(begun);
  const start = { questionId: question.id, conversationRole: null, studentProfileId: null };
  const { sessionId } = await conversations.start(ctx, start);
  for (const [index, turns] of phases.entries()) {
    const before = PHASES[index - 1];
    if (before) await conversations.advance(ctx, sessionId, before);
    for (const [number, turn] of turns.entries()) await say(stage, student, sessionId, number + 1, turn);
  }
  stage.pass(PAUSE_SECONDS);
  await conversationAssessment.handIn(ctx, sessionId);
}

/** As a recorded turn that the browser wrote down, but for the recording; then what the partner answers. */
async function say(
  stage: DemoStage,
  student: User,
  sessionId: number,
  turnNumber: number,
  { seconds, text }: DemoTurn,
): Promise<void> {
  const { conversations, partner } = stage.services;
  const ctx = stage.as(student);
  const { phase, points } = await conversations.get(ctx, sessionId);
  const at = stage.pass(PAUSE_SECONDS + seconds);
  await stage.em.transactional(async (em) => {
    await lockConversationsOf(em, student.id);
    await addStudentTurn(em, sessionId, student.id, {
      ...{ phase, turnNumber, text, at, duration: seconds, transcriptSource: 'browser' },
      ...{ audioKey: null, clientKey: null, fingerprint: null },
    });
  });
  for (const point of conceptsIn(
    text,
    points.map((one) => one.text),
  )) {
    await conversations.markPoint(ctx, sessionId, point, true);
  }
  await partner.reply(ctx, sessionId);
}
