-- CreateTable
CREATE TABLE "ban" (
    "campaignId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ban_pkey" PRIMARY KEY ("campaignId","userId")
);

-- AddForeignKey
ALTER TABLE "ban" ADD CONSTRAINT "ban_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ban" ADD CONSTRAINT "ban_userId_fkey" FOREIGN KEY ("userId") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
