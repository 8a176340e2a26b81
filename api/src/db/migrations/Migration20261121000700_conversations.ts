import { Migration } from '@mikro-orm/migrations';

/** Part 3: a conversation is one session, not listed while it is open, with turns of its own. */
export class Migration20261121000700_conversations extends Migration {
  override up(): void {
    this.addSql(`alter table "sessions" add column "is_open" boolean not null default false;`);
    this.addSql(
      `create table "conversations" ("session_id" int not null, "phase" text not null default 'session1', "conversation_role" text null, "topic" text not null, "decision_question" text null, "hots_question" text null, "difficulty" text not null, "student_points" int[] not null default '{}', "partner_points" int[] not null default '{}', "last_turn_at" timestamptz(3) not null, primary key ("session_id"));`,
    );
    this.addSql(
      `create table "conversation_turns" ("id" serial primary key, "session_id" int not null, "user_id" uuid not null, "position" int not null, "phase" text not null, "turn_number" int null, "speaker" text not null, "text" text null, "transcript_source" text null, "transcript_confidence" double precision null, "audio_key" text null, "duration" double precision not null default 0, "client_key" text null, "fingerprint" text null, "made_by" text null, "model" text null, "prompt_version" text null, "covered_point" int null, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `alter table "conversation_turns" add constraint "conversation_turns_session_id_position_unique" unique ("session_id", "position");`,
    );
    this.addSql(
      `alter table "conversation_turns" add constraint "conversation_turns_user_id_client_key_unique" unique ("user_id", "client_key");`,
    );
    this.addSql(
      `alter table "conversations" add constraint "conversations_session_id_foreign" foreign key ("session_id") references "sessions" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "conversation_turns" add constraint "conversation_turns_session_id_foreign" foreign key ("session_id") references "sessions" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "conversation_turns" add constraint "conversation_turns_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }
}
