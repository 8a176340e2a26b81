import { Migration } from '@mikro-orm/migrations';

/** Equal questions are told by a key, generated ones name what made them, and a user picks what to practise first. */
export class Migration20261121000600_questions extends Migration {
  override up(): void {
    // curated questions get their key when the bank is loaded, which happens at every start
    this.addSql(
      `alter table "questions" add column "text_key" text not null default '', add column "generator" text null;`,
    );
    this.addSql(`create index questions_newest on questions (created_at desc, id desc);`);
    this.addSql(
      `create unique index questions_own_text on questions (created_by_id, part_type, text_key) where theme <> 'custom';`,
    );
    this.addSql(
      `create table "practice_picks" ("user_id" uuid not null, "question_id" int not null, "created_at" timestamptz(3) not null, primary key ("user_id", "question_id"));`,
    );
    this.addSql(`create index "practice_picks_question_id_index" on "practice_picks" ("question_id");`);
    this.addSql(
      `alter table "practice_picks" add constraint "practice_picks_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "practice_picks" add constraint "practice_picks_question_id_foreign" foreign key ("question_id") references "questions" ("id") on update cascade on delete cascade;`,
    );
  }
}
