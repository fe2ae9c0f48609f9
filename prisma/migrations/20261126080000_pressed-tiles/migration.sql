-- AlterTable
ALTER TABLE "tile" ADD COLUMN     "pressed" BYTEA;

-- The database need not try to press it again.
ALTER TABLE "tile" ALTER COLUMN "pressed" SET STORAGE EXTERNAL;
