import 'reflect-metadata';
import { createPubSub } from '@graphql-yoga/subscription';
import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { AccountResolver } from '../modules/account/account.resolver.js';
import { AgreementResolver } from '../modules/analytics/agreement.resolver.js';
import { AnalyticsResolver, ImpactViewerResolver } from '../modules/analytics/analytics.resolver.js';
import { AssessorResolver } from '../modules/assessment/assessor.resolver.js';
import { ContactResolver } from '../modules/contact/contact.resolver.js';
import { ConversationResolver } from '../modules/conversation/conversation.resolver.js';
import { TurnsResolver } from '../modules/conversation/turns.resolver.js';
import { ProgressResolver } from '../modules/progress/progress.resolver.js';
import { QuestionChangesResolver } from '../modules/questions/question-changes.resolver.js';
import { QuestionsResolver } from '../modules/questions/questions.resolver.js';
import { SessionAttemptsResolver } from '../modules/sessions/session-attempts.resolver.js';
import { SessionFieldsResolver } from '../modules/sessions/session-fields.resolver.js';
import { SessionsResolver } from '../modules/sessions/sessions.resolver.js';
import {
  InvitationSessionsResolver,
  StudentSessionsResolver,
} from '../modules/sessions/sessions-of-students.resolver.js';
import { SpendingResolver } from '../modules/spending/spending.resolver.js';
import { StudentInvitationsResolver } from '../modules/students/student-invitations.resolver.js';
import { StudentsResolver } from '../modules/students/students.resolver.js';
import { MarksFirstResolver, TeacherMarksResolver } from '../modules/teacher-marks/teacher-marks.resolver.js';
import { TestimonialsResolver } from '../modules/testimonials/testimonials.resolver.js';
import { ViewerTestimonialsResolver } from '../modules/testimonials/viewer-testimonials.resolver.js';
import { TokensResolver } from '../modules/tokens/tokens.resolver.js';
import { PicturesResolver } from '../modules/users/pictures.resolver.js';
import { RecordingConsentsResolver } from '../modules/users/recording-consents.resolver.js';
import { UserAdminResolver } from '../modules/users/user-admin.resolver.js';
import { UsersResolver } from '../modules/users/users.resolver.js';
import './enums.js';

const RESOLVERS = [
  AccountResolver,
  AnalyticsResolver,
  ImpactViewerResolver,
  AssessorResolver,
  ContactResolver,
  ConversationResolver,
  TurnsResolver,
  ProgressResolver,
  QuestionsResolver,
  QuestionChangesResolver,
  SessionsResolver,
  SessionFieldsResolver,
  SessionAttemptsResolver,
  SpendingResolver,
  StudentSessionsResolver,
  InvitationSessionsResolver,
  StudentInvitationsResolver,
  StudentsResolver,
  AgreementResolver,
  MarksFirstResolver,
  TeacherMarksResolver,
  TestimonialsResolver,
  TokensResolver,
  PicturesResolver,
  RecordingConsentsResolver,
  UserAdminResolver,
  UsersResolver,
  ViewerTestimonialsResolver,
] as const;

/** @param instances the resolvers with their services, from the composition root */
export function buildGraphqlSchema(instances: readonly object[]): Promise<GraphQLSchema> {
  const byClass = new Map<unknown, object>(instances.map((instance) => [instance.constructor, instance]));
  return buildSchema({
    resolvers: [...RESOLVERS],
    container: { get: (resolver) => byClass.get(resolver) },
    validate: false,
    // which takes as long as all else here; schema.test.ts checks it
    skipCheck: true,
    // asked for by type-graphql; our subscriptions listen to the news instead
    pubSub: createPubSub(),
  });
}
