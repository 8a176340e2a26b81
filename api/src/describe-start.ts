import type { Settings } from './config/settings.js';

/** What someone who has just started Lisan wants to know. */
export function describeStart(settings: Settings, milliseconds: number): string {
  const lines = [
    '',
    `  Lisan is ready in ${(milliseconds / 1000).toFixed(1)} s:  ${settings.baseUrl}`,
    '',
    ...(settings.appMode === 'demo' && !settings.oidc ? demoAccounts : []),
    `  Marks:       ${settings.chat ? `${settings.chat.model} at ${settings.chat.baseUrl}` : 'the built-in assessor (no AI provider is configured)'}`,
    `  Transcripts: ${settings.transcription ? `${settings.transcription.model} at ${settings.transcription.baseUrl}` : 'from the browser, or typed'}`,
    `  Database:    ${settings.databaseUrl ? 'the one that DATABASE_URL names' : 'embedded PostgreSQL'}`,
    `  Data:        ${settings.dataDir}`,
    ...(settings.s3 ? [`  Recordings:  ${settings.s3.bucket} at ${settings.s3.endpoint}`] : []),
    '',
    '  Ctrl-C stops everything.',
    '',
  ];
  return lines.join('\n');
}

const demoAccounts = [
  '  Demo accounts (password practise-aloud):',
  '    student@lisan.test   teacher@lisan.test   admin@lisan.test   impact@lisan.test',
  '',
];
