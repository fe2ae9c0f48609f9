-- AlterTable
ALTER TABLE "asset" ADD COLUMN     "broughtBy" TEXT;
