// What the doors are compared with: node:http, one prepared select, JSON. No login, no permission, no routing
// beyond the two lists, no headers beyond the content type.
import http from 'node:http';
import pg from 'pg';

const { DATABASE_URL, USER_ID } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });

const SUMMARY = `id, part_type as "partType", session_type as "sessionType", question_text as "questionText",
  created_at as "createdAt", duration, state, state_reason as "stateReason", grammar_score as "grammarScore",
  vocabulary_score as "vocabularyScore", communicative_score as "communicativeScore",
  overall_score as "overallScore", audio_key as "audioKey"`;

/** The columns that each door puts on the wire. */
const LISTS = {
  '/summaries': SUMMARY,
  '/sessions': `${SUMMARY}, transcription, transcript_source as "transcriptSource"`,
};

const server = http.createServer(async (req, res) => {
  const { rows } = await pool.query({
    name: req.url,
    text: `select ${LISTS[req.url]} from sessions where user_id = $1 order by created_at desc, id desc limit 20`,
    values: [USER_ID],
  });
  res.setHeader('Content-Type', 'application/json');
  res.end(JSON.stringify(rows));
});

server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.once('disconnect', () => process.exit());
