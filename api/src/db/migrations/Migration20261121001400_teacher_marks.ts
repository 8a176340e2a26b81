import { Migration } from '@mikro-orm/migrations';

/** The marks of teachers beside the machine's, and who wants to mark first. */
export class Migration20261121001400_teacher_marks extends Migration {
  override up(): void {
    this.addSql(
      `create table "teacher_marks" ("id" serial primary key, "session_id" int not null, "teacher_id" uuid not null, "marks" jsonb not null, "comment" text not null, "is_blind" boolean not null, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(`create index "teacher_marks_session_id_id_index" on "teacher_marks" ("session_id", "id");`);
    this.addSql(`create index "teacher_marks_teacher_id_index" on "teacher_marks" ("teacher_id");`);
    this.addSql(
      `alter table "teacher_marks" add constraint "teacher_marks_session_id_foreign" foreign key ("session_id") references "sessions" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "teacher_marks" add constraint "teacher_marks_teacher_id_foreign" foreign key ("teacher_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "users" add column "marks_first_since" timestamptz(3) null;`);
  }
}
