import { Migration } from '@mikro-orm/migrations';

/** Corrected transcripts, when each word was said, and the better version of an answer beside its marks. */
export class Migration20261121001300_corrections extends Migration {
  override up(): void {
    this.addSql(
      `create table "transcript_corrections" ("id" serial primary key, "session_id" int not null, "attempt" int not null, "text" text not null, "turns" jsonb null, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `alter table "transcript_corrections" add constraint "transcript_corrections_session_id_attempt_unique" unique ("session_id", "attempt");`,
    );
    this.addSql(
      `alter table "transcript_corrections" add constraint "transcript_corrections_session_id_foreign" foreign key ("session_id") references "sessions" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "sessions" add column "transcript_times" jsonb null, add column "has_corrected_marks" boolean not null default false;`,
    );
    this.addSql(`alter table "assessments" add column "improved_answer" jsonb null;`);
  }
}
