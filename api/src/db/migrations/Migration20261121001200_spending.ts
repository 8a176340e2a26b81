import { Migration } from '@mikro-orm/migrations';

/** What providers are paid: each call of the last day, and what each day has cost. */
export class Migration20261121001200_spending extends Migration {
  override up(): void {
    this.addSql(
      `create table "spending_calls" ("purpose" text not null, "reference" text not null, "user_id" uuid null, "reserved" bigint not null, "reserved_until" timestamptz(3) null, "cost" bigint null, "answer" jsonb null, "created_at" timestamptz(3) not null, primary key ("purpose", "reference"));`,
    );
    this.addSql(`create index "spending_calls_reserved_until_index" on "spending_calls" ("reserved_until");`);
    this.addSql(`create index "spending_calls_user_id_index" on "spending_calls" ("user_id");`);
    this.addSql(
      `create table "spending_days" ("day" date not null, "purpose" text not null, "calls" int not null, "amount" bigint not null, primary key ("day", "purpose"));`,
    );
    this.addSql(
      `create table "spending_user_days" ("day" date not null, "user_id" uuid not null, "amount" bigint not null, primary key ("day", "user_id"));`,
    );
    this.addSql(
      `alter table "spending_calls" add constraint "spending_calls_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "spending_user_days" add constraint "spending_user_days_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }
}
