-- AlterTable
ALTER TABLE "log_entry" ALTER COLUMN "events" SET DATA TYPE JSON;

-- AlterTable
ALTER TABLE "snapshot" ALTER COLUMN "state" SET DATA TYPE JSON;
