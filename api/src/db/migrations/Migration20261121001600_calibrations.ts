import { Migration } from '@mikro-orm/migrations';

/** What moves the bands of an assessor to what teachers give, with what it was fitted on. */
export class Migration20261121001600_calibrations extends Migration {
  override up(): void {
    this.addSql(
      `create table "calibrations" ("id" serial primary key, "assessor" jsonb not null, "part_type" text not null, "criterion" text not null, "points" jsonb not null, "pairs" jsonb not null, "answers" int not null, "students" int not null, "agreement_before" jsonb not null, "agreement_after" jsonb not null, "fitted_on" date not null, "created_at" timestamptz(3) not null, "removed_at" timestamptz(3) null);`,
    );
  }
}
