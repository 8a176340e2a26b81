import { Migration } from '@mikro-orm/migrations';

/** Audit entries. */
export class Migration20261121000400_audit extends Migration {
  override up(): void {
    this.addSql(
      `create table "audit_entries" ("id" serial primary key, "action" text not null, "actor_id" uuid null, "subject" text not null, "created_at" timestamptz(3) not null);`,
    );
  }
}
