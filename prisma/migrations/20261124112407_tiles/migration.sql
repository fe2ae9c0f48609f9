-- AlterTable
ALTER TABLE "asset" ADD COLUMN     "scales" INTEGER,
ADD COLUMN     "tileBytes" BIGINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "tile" (
    "assetId" TEXT NOT NULL,
    "scale" INTEGER NOT NULL,
    "column" INTEGER NOT NULL,
    "row" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "tile_pkey" PRIMARY KEY ("assetId","scale","column","row")
);

-- AddForeignKey
ALTER TABLE "tile" ADD CONSTRAINT "tile_assetId_fkey" FOREIGN KEY ("assetId") REFERENCES "asset"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- They are pressed already: the database need not try.
ALTER TABLE "tile" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
