import { Migration } from '@mikro-orm/migrations';

/**
 * Logins, and what the built-in identity provider keeps. A schema of its own: these tables belong to no entity,
 * and the ORM's schema diff leaves them alone.
 */
export class Migration20261121000200_identity extends Migration {
  override up(): void {
    this.addSql(`create schema "identity";`);
    this.addSql(`
      create table "identity"."logins" (
        "id" uuid primary key default gen_random_uuid(),
        "token_hash" bytea not null unique,
        "user_id" uuid not null,
        "issuer" text not null,
        "subject" text not null,
        "id_token" text not null,
        "created_at" timestamptz(3) not null,
        "expires_at" timestamptz(3) not null,
        "revoked_at" timestamptz(3) null
      );`);
    this.addSql(`create index "logins_user_id_index" on "identity"."logins" ("user_id");`);
    this.addSql(`create index "logins_subject_index" on "identity"."logins" ("subject", "issuer");`);
    this.addSql(`
      create table "identity"."secrets" (
        "name" text primary key,
        "value" jsonb not null,
        "created_at" timestamptz(3) not null default now()
      );`);
    this.addSql(`
      create table "identity"."accounts" (
        "id" uuid primary key default gen_random_uuid(),
        "email" text not null unique check ("email" = lower("email")),
        "password_hash" text not null,
        "first_name" text not null,
        "last_name" text not null,
        "email_verified_at" timestamptz(3) null,
        "created_at" timestamptz(3) not null default now()
      );`);
    this.addSql(`
      create table "identity"."tokens" (
        "token_hash" bytea primary key,
        "account_id" uuid not null references "identity"."accounts" ("id") on delete cascade,
        "kind" text not null check ("kind" in ('verify', 'reset')),
        "expires_at" timestamptz(3) not null,
        "used_at" timestamptz(3) null
      );`);
    this.addSql(`create index "tokens_account_id_index" on "identity"."tokens" ("account_id");`);
    this.addSql(`
      create table "identity"."attempts" (
        "key" bytea primary key,
        "count" int not null,
        "ends_at" timestamptz(3) not null
      );`);
    this.addSql(`
      create table "identity"."oidc_records" (
        "model" text not null,
        "id" text not null,
        "payload" jsonb not null,
        "account_id" text generated always as ("payload" ->> 'accountId') stored,
        "grant_id" text generated always as ("payload" ->> 'grantId') stored,
        "uid" text generated always as ("payload" ->> 'uid') stored,
        "consumed_at" timestamptz(3) null,
        "expires_at" timestamptz(3) null,
        primary key ("model", "id")
      );`);
    for (const column of ['account_id', 'grant_id', 'uid', 'expires_at']) {
      this.addSql(
        `create index "oidc_records_${column}_index" on "identity"."oidc_records" ("${column}") where "${column}" is not null;`,
      );
    }
    this.addSql(`
      create table "identity"."outbox" (
        "id" bigint generated always as identity primary key,
        "recipient" text not null,
        "subject" text not null,
        "body" text not null,
        "sent_at" timestamptz(3) not null default now()
      );`);
  }
}
