// SQLite by its C API: a row for an event, a thousand in a transaction, write-ahead log.
#include <sqlite3.h>
#include <unistd.h>

#include "contender.hpp"

namespace {

class Database {
 public:
  explicit Database(const std::string &path) {
    if (sqlite3_open(path.c_str(), &database) != SQLITE_OK) fail();
  }
  ~Database() { sqlite3_close(database); }

  void run(const char *text) {
    if (sqlite3_exec(database, text, nullptr, nullptr, nullptr) != SQLITE_OK) fail();
  }

  sqlite3_stmt *prepare(const char *text) {
    sqlite3_stmt *statement = nullptr;
    if (sqlite3_prepare_v2(database, text, -1, &statement, nullptr) != SQLITE_OK) fail();
    return statement;
  }

 private:
  sqlite3 *database = nullptr;

  [[noreturn]] void fail() { throw std::runtime_error(sqlite3_errmsg(database)); }
};

void insert(const benchmark::Events &events, const std::string &path) {
  Database database(path);
  database.run("pragma journal_mode = wal");
  database.run("pragma synchronous = normal");
  database.run(
      "create table event (place integer primary key, time integer, kind integer, first integer, "
      "second integer, third integer, fourth integer)");
  sqlite3_stmt *statement = database.prepare(
      "insert into event (time, kind, first, second, third, fourth) values (?, ?, ?, ?, ?, ?)");
  size_t place = 0;
  for (const benchmark::Event &event : events.all) {
    if (place % 1000 == 0) database.run("begin");
    sqlite3_bind_int64(statement, 1, static_cast<sqlite3_int64>(event.time));
    sqlite3_bind_int(statement, 2, event.kind);
    for (int i = 0; i < 4; i++)
      sqlite3_bind_int64(statement, 3 + i, event.numbers[i]);
    if (sqlite3_step(statement) != SQLITE_DONE) throw std::runtime_error("a row is not taken");
    sqlite3_reset(statement);
    place += 1;
    if (place % 1000 == 0 || place == events.all.size()) database.run("commit");
  }
  sqlite3_finalize(statement);
  database.run("pragma wal_checkpoint(truncate)");
}

void select(const benchmark::Events &events, const std::string &path) {
  Database database(path);
  sqlite3_stmt *statement = database.prepare(
      "select time, kind, first, second, third, fourth from event order by place");
  benchmark::Checksum sum;
  auto column = [&](int index) {
    return static_cast<uint64_t>(sqlite3_column_int64(statement, index));
  };
  while (sqlite3_step(statement) == SQLITE_ROW)
    sum.add(column(0), column(1), column(2), column(3), column(4), column(5));
  sqlite3_finalize(statement);
  sum.expect(events.checksum);
}

void round(const benchmark::Events &events, const std::string &folder) {
  const std::string path = folder + "/events.sqlite";
  for (const char *end : {"", "-wal", "-shm"}) unlink((path + end).c_str());
  const double writing = nanoseconds(events, [&] { insert(events, path); });
  const double reading = nanoseconds(events, [&] { select(events, path); });
  report(events, "SQLite, C API", benchmark::fileSize(path), writing, reading);
}

}  // namespace

int main(int argumentCount, char **arguments) {
  return benchmark::serve(argumentCount, arguments, round);
}
