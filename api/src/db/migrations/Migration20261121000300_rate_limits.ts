import { Migration } from '@mikro-orm/migrations';

/** Counters of rate-limiter-flexible, in the shape that it reads. Belongs to no entity. */
export class Migration20261121000300_rate_limits extends Migration {
  override up(): void {
    this.addSql(`create schema "limits";`);
    this.addSql(`
      create unlogged table "limits"."rate_limits" (
        "key" varchar(255) primary key,
        "points" integer not null default 0,
        "expire" bigint
      );`);
  }
}
