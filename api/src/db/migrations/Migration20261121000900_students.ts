import { Migration } from '@mikro-orm/migrations';

/** Students of a teacher, and sessions that a teacher records for one. */
export class Migration20261121000900_students extends Migration {
  override up(): void {
    this.addSql(
      `create table "student_profiles" ("id" uuid not null default gen_random_uuid(), "teacher_id" uuid not null, "first_name" text not null, "last_name" text not null, "email" text not null, "grade" text null, "user_id" uuid null, "declined_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(`create index "student_profiles_email_index" on "student_profiles" ("email");`);
    this.addSql(`create index "student_profiles_user_id_index" on "student_profiles" ("user_id");`);
    this.addSql(
      `create index student_profiles_of_teacher on student_profiles (teacher_id, created_at desc, id desc);`,
    );
    this.addSql(
      `alter table "student_profiles" add constraint "student_profiles_teacher_id_email_unique" unique ("teacher_id", "email");`,
    );
    this.addSql(
      `alter table "student_profiles" add constraint "student_profiles_teacher_id_foreign" foreign key ("teacher_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "student_profiles" add constraint "student_profiles_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null;`,
    );
    this.addSql(`alter table "sessions" add column "student_profile_id" uuid null;`);
    this.addSql(
      `alter table "sessions" add constraint "sessions_student_profile_id_foreign" foreign key ("student_profile_id") references "student_profiles" ("id") on delete cascade;`,
    );
    this.addSql(
      `create index sessions_of_student on sessions (student_profile_id, created_at desc, id desc) where student_profile_id is not null;`,
    );
  }
}
