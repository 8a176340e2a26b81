import { Migration } from '@mikro-orm/migrations';

/** Contact messages, and the order in which admins page through users. */
export class Migration20261121001000_contact extends Migration {
  override up(): void {
    this.addSql(
      `create table "contact_messages" ("id" serial primary key, "sender_id" uuid null, "name" text not null, "email" text not null, "subject" text not null, "message" text not null, "created_at" timestamptz(3) not null, "delivered_at" timestamptz(3) null, "handled_at" timestamptz(3) null);`,
    );
    this.addSql(
      `create index "contact_messages_created_at_id_index" on "contact_messages" ("created_at", "id");`,
    );
    this.addSql(`create index "contact_messages_sender_id_index" on "contact_messages" ("sender_id");`);
    this.addSql(
      `alter table "contact_messages" add constraint "contact_messages_sender_id_foreign" foreign key ("sender_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(`create index "users_created_at_id_index" on "users" ("created_at", "id");`);
  }
}
