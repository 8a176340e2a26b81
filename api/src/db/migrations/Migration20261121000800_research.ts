import { Migration } from '@mikro-orm/migrations';

/** Tokens of researchers, and the studies whose key makes the pseudonyms. */
export class Migration20261121000800_research extends Migration {
  override up(): void {
    this.addSql(
      `create table "research_tokens" ("id" serial primary key, "name" text not null, "prefix" text not null, "secret_hash" bytea not null, "scopes" text[] not null, "issued_by_id" uuid null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "last_used_on" date null, "revoked_at" timestamptz(3) null);`,
    );
    this.addSql(
      `alter table "research_tokens" add constraint "research_tokens_secret_hash_unique" unique ("secret_hash");`,
    );
    this.addSql(`create index "research_tokens_issued_by_id_index" on "research_tokens" ("issued_by_id");`);
    this.addSql(
      `alter table "research_tokens" add constraint "research_tokens_issued_by_id_foreign" foreign key ("issued_by_id") references "users" ("id") on delete set null;`,
    );
    this.addSql(
      `create table "impact_studies" ("name" text not null, "pseudonym_key" bytea not null, "created_at" timestamptz(3) not null, primary key ("name"));`,
    );
  }
}
