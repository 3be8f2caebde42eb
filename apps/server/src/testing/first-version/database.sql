CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
insert into "kysely_migration" values ('0001-first-tables', '2026-11-26T13:13:35.831Z');
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
insert into "kysely_migration_lock" values ('migration_lock', 0);
CREATE TABLE "users" ("id" integer primary key autoincrement, "version" integer default 1 not null, "created_at" text not null, "updated_at" text not null, "deleted_at" text, "username" text default '' not null, "username_key" text default '' not null, "email" text default '' not null, "email_key" text default '' not null, "password_hash" text default '' not null);
insert into "users" values (1, 1, '2026-03-14T16:00:00Z', '2026-03-14T16:00:00Z', null, 'admin', 'admin', '', '', '$argon2id$v=19$m=19456,t=2,p=1$DF1V4shGg90zVKfZ4xc6ug$CvsP9IszfqOMGdds/MaNJVjvboMmgqpAm9rrCiKI8HM');
insert into "users" values (2, 1, '2026-03-14T16:00:00Z', '2026-03-14T16:00:00Z', null, 'Ruby', 'ruby', 'ruby@example.org', 'ruby@example.org', '$argon2id$v=19$m=19456,t=2,p=1$0OpbazlOSemvzmjEnVyl2g$xKPYcu06hdAEhaxA2l5aOGhtO4Efsr9LRr2fxmXJFBg');
CREATE TABLE "stories" ("id" integer primary key autoincrement, "version" integer default 1 not null, "created_at" text not null, "updated_at" text not null, "deleted_at" text, "title" text default '' not null, "subtitle" text default '' not null, "content" text default '' not null, "slug" text default '' not null, "date" text, "image" text);
insert into "stories" values (1, 1, '2026-03-14T16:00:00Z', '2026-03-14T16:00:00Z', null, 'Peaches by the road', 'What José remembers', 'We sold peaches.

Then we sold quilts.', 'peaches-by-the-road', '2026-02-03', '41d4d27ac45c9fa0e434a3f9dc001f60.jpg');
CREATE TABLE "articles" ("id" integer primary key autoincrement, "version" integer default 1 not null, "created_at" text not null, "updated_at" text not null, "deleted_at" text, "title" text default '' not null, "subtitle" text default '' not null, "slug" text default '' not null, "body" text default '' not null, "pdf" text);
insert into "articles" values (1, 1, '2026-03-14T16:00:00Z', '2026-03-14T16:00:00Z', null, 'Canning in July', 'By hand', 'canning-in-july', 'Boil the jars.', null);
CREATE TABLE "donations" ("id" integer primary key autoincrement, "version" integer default 1 not null, "created_at" text not null, "updated_at" text not null, "deleted_at" text, "email" text default '' not null, "date" text, "amount_cents" integer not null);
insert into "donations" values (1, 1, '2026-03-14T16:00:00Z', '2026-03-14T16:00:00Z', null, 'Giver@Example.org', '2026-03-01', 2550);
CREATE TABLE "gallery_items" ("id" integer primary key autoincrement, "version" integer default 1 not null, "created_at" text not null, "updated_at" text not null, "deleted_at" text, "title" text default '' not null, "slug" text default '' not null, "image" text);
insert into "gallery_items" values (1, 1, '2026-03-14T16:00:00Z', '2026-03-14T16:00:00Z', null, 'Ruby on the porch', 'ruby-on-the-porch', '41d4d27ac45c9fa0e434a3f9dc001f60.jpg');
CREATE TABLE "podcasts" ("id" integer primary key autoincrement, "version" integer default 1 not null, "created_at" text not null, "updated_at" text not null, "deleted_at" text, "title" text default '' not null, "slug" text default '' not null, "link" text default '' not null, "description" text default '' not null, "image" text);
insert into "podcasts" values (1, 1, '2026-03-14T16:00:00Z', '2026-03-14T16:00:00Z', null, 'Rain', 'rain', 'https://example.org/rain.mp3', 'A storm.', null);
CREATE TABLE "events" ("id" integer primary key autoincrement, "version" integer default 1 not null, "created_at" text not null, "updated_at" text not null, "deleted_at" text, "title" text default '' not null, "slug" text default '' not null, "flag" text default '' not null, "description" text default '' not null, "date" text, "image" text);
insert into "events" values (1, 1, '2026-03-14T16:00:00Z', '2026-03-14T16:00:00Z', null, 'Porch supper', 'porch-supper', '', 'Bring a jar.', '2026-04-01T22:30:00Z', null);
CREATE TABLE "elections" ("id" integer primary key autoincrement, "version" integer default 1 not null, "created_at" text not null, "updated_at" text not null, "deleted_at" text, "title" text default '' not null, "slug" text default '' not null, "description" text default '' not null, "date" text, "image" text);
insert into "elections" values (1, 1, '2026-03-14T16:00:00Z', '2026-03-14T16:00:00Z', null, 'County board', 'county-board', 'Polls open at seven.', '2026-05-19T04:00:00Z', null);
CREATE TABLE "emails" ("id" integer primary key autoincrement, "version" integer default 1 not null, "created_at" text not null, "updated_at" text not null, "deleted_at" text, "email" text default '' not null, "email_key" text default '' not null);
insert into "emails" values (1, 1, '2026-03-14T16:00:00Z', '2026-03-14T16:00:00Z', null, 'reader@example.org', 'reader@example.org');
CREATE TABLE "team_members" ("id" integer primary key autoincrement, "version" integer default 1 not null, "created_at" text not null, "updated_at" text not null, "deleted_at" text, "name" text default '' not null, "type" text default '' not null, "position" text default '' not null, "workstation" text default '' not null, "image" text);
insert into "team_members" values (1, 1, '2026-03-14T16:00:00Z', '2026-03-14T16:00:00Z', null, 'Ruby Dell', 'staff', 'Cook', 'Kitchen', null);
CREATE TABLE "action_networks" ("id" integer primary key autoincrement, "version" integer default 1 not null, "created_at" text not null, "updated_at" text not null, "deleted_at" text, "title" text default '' not null, "slug" text default '' not null, "link" text default '' not null, "description" text default '' not null, "image" text);
insert into "action_networks" values (1, 1, '2026-03-14T16:00:00Z', '2026-03-14T16:00:00Z', null, 'Save the mill', 'save-the-mill', 'https://example.org/mill', 'Sign.', null);
CREATE TABLE "tokens" ("hash" text primary key, "user_id" integer not null references "users" ("id") on delete cascade, "created_at" integer not null, "last_used_at" integer not null);
CREATE TABLE "settings" ("name" text primary key, "value" text not null);
CREATE UNIQUE INDEX "stories_slug" on "stories" ("slug")
    where deleted_at is null and "slug" <> '';
CREATE UNIQUE INDEX "articles_slug" on "articles" ("slug")
    where deleted_at is null and "slug" <> '';
CREATE UNIQUE INDEX "gallery_items_slug" on "gallery_items" ("slug")
    where deleted_at is null and "slug" <> '';
CREATE UNIQUE INDEX "podcasts_slug" on "podcasts" ("slug")
    where deleted_at is null and "slug" <> '';
CREATE UNIQUE INDEX "events_slug" on "events" ("slug")
    where deleted_at is null and "slug" <> '';
CREATE UNIQUE INDEX "elections_slug" on "elections" ("slug")
    where deleted_at is null and "slug" <> '';
CREATE UNIQUE INDEX "action_networks_slug" on "action_networks" ("slug")
    where deleted_at is null and "slug" <> '';
CREATE UNIQUE INDEX "users_username_key" on "users" ("username_key")
    where deleted_at is null and "username_key" <> '';
CREATE UNIQUE INDEX "users_email_key" on "users" ("email_key")
    where deleted_at is null and "email_key" <> '';
CREATE UNIQUE INDEX "emails_email_key" on "emails" ("email_key")
    where deleted_at is null and "email_key" <> '';
CREATE INDEX "donations_date" on "donations" ("date");
CREATE INDEX "tokens_user_id" on "tokens" ("user_id");
