import { RECORDING_CONSENT } from 'schema/rules/consent';
import { AuditEntry } from '../../audit/audit-entry.entity.js';
import { ContactMessage } from '../../contact/contact-message.entity.js';
import { fromMillionths } from '../../spending/prices.js';
import { SpendingUserDay } from '../../spending/spending-day.entity.js';
import { Testimonial } from '../../testimonials/testimonial.entity.js';
import { ResearchToken } from '../../tokens/research-token.entity.js';
import { pictureKeyOf } from '../../users/picture-path.js';
import { RecordingConsent } from '../../users/recording-consent.entity.js';
import { type ExportSource, OLDEST_FIRST } from './export-source.js';

export async function* profileRecord(source: ExportSource): AsyncIterable<object> {
  const { id, email, emailVerified, firstName, lastName, role, createdAt, ...user } = source.user;
  const { country, state, institution, institutionType, timeZone, profileImageUrl, marksFirstSince } = user;
  yield {
    ...{ id, email, emailVerified, firstName, lastName, role },
    ...{ country, state, institution, institutionType, timeZone, marksFirstSince },
    picture: source.file(pictureKeyOf(profileImageUrl), 'profile-picture') ?? profileImageUrl,
    createdAt,
  };
}

export async function* consentRecords({ em, user }: ExportSource): AsyncIterable<object> {
  const consents = await em.find(
    RecordingConsent,
    { user: user.id },
    { orderBy: { givenAt: 'asc' }, disableIdentityMap: true },
  );
  for (const { version, isMinor, guardianConfirmed, givenAt, withdrawnAt } of consents) {
    const isCurrent = version === RECORDING_CONSENT.version;
    const words = isCurrent ? [RECORDING_CONSENT.title, ...RECORDING_CONSENT.paragraphs] : null;
    yield { version, words, isMinor, guardianConfirmed, givenAt, withdrawnAt };
  }
}

export async function* testimonialRecords({ em, user }: ExportSource): AsyncIterable<object> {
  for (const testimonial of await em.find(Testimonial, { author: user.id }, OLDEST_FIRST)) {
    const { name, institution, content, rating, isPublic, approvedAt, createdAt } = testimonial;
    yield { name, institution, content, rating, isPublic, approvedAt, createdAt };
  }
}

export async function* contactRecords({ em, user }: ExportSource): AsyncIterable<object> {
  for (const sent of await em.find(ContactMessage, { sender: user.id }, OLDEST_FIRST)) {
    const { name, email, subject, message, createdAt, deliveredAt, handledAt } = sent;
    yield { name, email, subject, message, createdAt, deliveredAt, handledAt };
  }
}

export async function* tokenRecords({ em, user }: ExportSource): AsyncIterable<object> {
  for (const token of await em.find(ResearchToken, { issuedBy: user.id }, OLDEST_FIRST)) {
    const { name, prefix, scopes, createdAt, expiresAt, lastUsedOn, revokedAt } = token;
    yield { name, prefix, scopes, createdAt, expiresAt, lastUsedOn, revokedAt };
  }
}

/** In the currency of the prices. */
export async function* spendingRecords({ em, user }: ExportSource): AsyncIterable<object> {
  const days = await em.find(
    SpendingUserDay,
    { user: user.id },
    { orderBy: { day: 'asc' }, disableIdentityMap: true },
  );
  for (const { day, amount } of days) yield { day, amount: fromMillionths(Number(amount)) };
}

/** Without what it was done to, which may be somebody else. */
export async function* auditRecords({ em, user }: ExportSource): AsyncIterable<object> {
  for (const { action, createdAt } of await em.find(AuditEntry, { actorId: user.id }, OLDEST_FIRST)) {
    yield { action, createdAt };
  }
}

export async function* loginRecord(source: ExportSource): AsyncIterable<object> {
  yield await source.readIdentity(source.em, source.user);
}
