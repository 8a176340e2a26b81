import { Migration } from '@mikro-orm/migrations';

/** Files whose rows are gone, until they are gone too. */
export class Migration20261121001100_account_deletion extends Migration {
  override up(): void {
    this.addSql(
      `create table "discarded_files" ("key" text not null, "discarded_at" timestamptz(3) not null, primary key ("key"));`,
    );
  }
}
