// Google's protobuf in C++: messages, each behind its length, in a gzip file.
#include <zlib.h>

#include "contender.hpp"
#include "event.pb.h"

namespace {

// Kept from round to round, so that no round pays for fresh memory.
std::string encoded, decoded, deflated;

void encode(const benchmark::Events &events) {
  encoded.clear();
  swivel::benchmark::Event message;
  for (const benchmark::Event &event : events.all) {
    message.set_time(event.time);
    message.set_kind(event.kind);
    message.set_first(event.numbers[0]);
    message.set_second(event.numbers[1]);
    message.set_third(event.numbers[2]);
    message.set_fourth(event.numbers[3]);
    // None has 128 bytes, so that a length is one byte.
    const size_t length = message.ByteSizeLong();
    const size_t place = encoded.size();
    encoded.resize(place + 1 + length);
    encoded[place] = static_cast<char>(length);
    message.SerializeWithCachedSizesToArray(reinterpret_cast<uint8_t *>(&encoded[place + 1]));
  }
}

void decode(const benchmark::Events &events) {
  swivel::benchmark::Event message;
  benchmark::Checksum sum;
  for (size_t place = 0; place < decoded.size();) {
    const int length = static_cast<uint8_t>(decoded[place]);
    if (!message.ParseFromArray(&decoded[place + 1], length))
      throw std::runtime_error("a message is damaged");
    sum.add(message.time(), message.kind(), message.first(), message.second(), message.third(),
            message.fourth());
    place += 1 + static_cast<size_t>(length);
  }
  sum.expect(events.checksum);
}

Bytef *bytes(std::string &text) { return reinterpret_cast<Bytef *>(text.data()); }

size_t writeFile(const std::string &path, int level) {
  z_stream stream{};
  deflateInit2(&stream, level, Z_DEFLATED, 31, 8, Z_DEFAULT_STRATEGY);
  deflated.resize(deflateBound(&stream, encoded.size()));
  stream.next_in = bytes(encoded);
  stream.avail_in = static_cast<uInt>(encoded.size());
  stream.next_out = bytes(deflated);
  stream.avail_out = static_cast<uInt>(deflated.size());
  const int status = deflate(&stream, Z_FINISH);
  const size_t count = stream.total_out;
  deflateEnd(&stream);
  if (status != Z_STREAM_END) throw std::runtime_error("zlib does not deflate");
  benchmark::write(path, deflated.data(), count);
  return count;
}

void readFile(const std::string &path) {
  std::string file = benchmark::read(path);
  decoded.resize(encoded.size());
  z_stream stream{};
  inflateInit2(&stream, 31);
  stream.next_in = bytes(file);
  stream.avail_in = static_cast<uInt>(file.size());
  stream.next_out = bytes(decoded);
  stream.avail_out = static_cast<uInt>(decoded.size());
  const int status = inflate(&stream, Z_FINISH);
  const size_t count = stream.total_out;
  inflateEnd(&stream);
  if (status != Z_STREAM_END || count != decoded.size())
    throw std::runtime_error("zlib does not inflate");
}

void round(const benchmark::Events &events, const std::string &folder) {
  for (int level : {1, 6}) {
    const std::string path = folder + "/events.c++.pb.gz";
    size_t size = 0;
    const double writing = nanoseconds(events, [&] {
      encode(events);
      size = writeFile(path, level);
    });
    const double reading = nanoseconds(events, [&] {
      readFile(path);
      decode(events);
    });
    report(events, "C++ protobuf, gzip -" + std::to_string(level), static_cast<double>(size),
           writing, reading);
  }
}

}  // namespace

int main(int argumentCount, char **arguments) {
  return benchmark::serve(argumentCount, arguments, round);
}
