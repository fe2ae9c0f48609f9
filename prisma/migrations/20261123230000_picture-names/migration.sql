-- AlterTable
ALTER TABLE "asset" ADD COLUMN     "name" TEXT;
