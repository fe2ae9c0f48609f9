-- AlterTable
ALTER TABLE "member" ADD COLUMN     "inviteId" TEXT;

-- AlterTable
ALTER TABLE "ban" ADD COLUMN     "inviteId" TEXT;
