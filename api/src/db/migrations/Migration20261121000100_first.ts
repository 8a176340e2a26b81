import { Migration } from '@mikro-orm/migrations';

/** Users, consents, questions, sessions, assessments, testimonials. */
export class Migration20261121000100_first extends Migration {
  override up(): void {
    this.addSql(
      `create table "users" ("id" uuid not null default gen_random_uuid(), "issuer" text not null, "subject" text not null, "email" text not null, "email_verified" boolean not null default false, "first_name" text null, "last_name" text null, "profile_image_url" text null, "role" text not null default 'student', "country" text null, "state" text null, "institution" text null, "institution_type" text null, "is_new_user" boolean not null default true, "time_zone" text null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `alter table "users" add constraint "users_issuer_subject_unique" unique ("issuer", "subject");`,
    );
    this.addSql(
      `create table "testimonials" ("id" serial primary key, "author_id" uuid null, "name" text not null, "institution" text null, "content" text not null, "rating" smallint not null, "is_public" boolean not null default true, "approved_at" timestamptz(3) null, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(`create index "testimonials_author_id_index" on "testimonials" ("author_id");`);
    this.addSql(
      `create table "recording_consents" ("id" serial primary key, "user_id" uuid not null, "version" text not null, "is_minor" boolean not null, "guardian_confirmed" boolean not null, "given_at" timestamptz(3) not null, "withdrawn_at" timestamptz(3) null);`,
    );
    this.addSql(`create index "recording_consents_user_id_index" on "recording_consents" ("user_id");`);
    this.addSql(
      `create table "questions" ("id" serial primary key, "slug" text null, "part_type" text not null, "text" text not null, "category" text not null, "difficulty" text not null, "theme" text not null, "time_limit" int not null, "prompts" text[] not null default '{}', "should_say_points" text[] not null default '{}', "mind_map_concepts" text[] not null default '{}', "conversation_topic" text null, "session2_question" text null, "hots_question" text null, "is_ai_generated" boolean not null default false, "is_verified" boolean not null default false, "created_by_id" uuid null, "created_at" timestamptz(3) not null default now());`,
    );
    this.addSql(`alter table "questions" add constraint "questions_slug_unique" unique ("slug");`);
    this.addSql(`create index "questions_created_by_id_index" on "questions" ("created_by_id");`);
    this.addSql(
      `create index "questions_part_type_difficulty_index" on "questions" ("part_type", "difficulty");`,
    );
    this.addSql(
      `create table "sessions" ("id" serial primary key, "user_id" uuid not null, "question_id" int null, "question_text" text not null, "question_points" text[] not null default '{}', "part_type" text not null, "session_type" text null, "state" text not null default 'recorded', "state_reason" text null, "attempt" int not null default 1, "audio_key" text null, "audio_bytes" int null, "audio_sha256" text null, "duration" int not null default 0, "transcription" text null, "transcript_source" text null, "transcript_confidence" double precision null, "grammar_score" double precision null, "vocabulary_score" double precision null, "communicative_score" double precision null, "overall_score" double precision null, "client_key" text null, "client_fingerprint" text null, "created_at" timestamptz(3) not null, "assessed_at" timestamptz(3) null);`,
    );
    this.addSql(`create index "sessions_question_id_index" on "sessions" ("question_id");`);
    this.addSql(`create index sessions_of_user on sessions (user_id, created_at desc, id desc);`);
    this.addSql(
      `alter table "sessions" add constraint "sessions_user_id_client_key_unique" unique ("user_id", "client_key");`,
    );
    this.addSql(
      `create table "assessments" ("id" serial primary key, "session_id" int not null, "attempt" int not null, "result" jsonb not null, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `alter table "assessments" add constraint "assessments_session_id_attempt_unique" unique ("session_id", "attempt");`,
    );
    this.addSql(
      `alter table "testimonials" add constraint "testimonials_author_id_foreign" foreign key ("author_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "recording_consents" add constraint "recording_consents_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "questions" add constraint "questions_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "sessions" add constraint "sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "sessions" add constraint "sessions_question_id_foreign" foreign key ("question_id") references "questions" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "assessments" add constraint "assessments_session_id_foreign" foreign key ("session_id") references "sessions" ("id") on delete cascade;`,
    );
  }
}
