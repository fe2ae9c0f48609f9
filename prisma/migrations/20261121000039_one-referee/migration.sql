-- A campaign has one referee. The schema's language has no word for an index over some of the rows.
CREATE UNIQUE INDEX "member_one_referee" ON "member"("campaignId") WHERE "role" = 'referee';
